import { z } from "zod";

/** The parts of the Kubernetes API that our manifests use, strictly: a misspelt field is a field that does nothing. */

const labels = z.record(z.string(), z.string());
const named = z.strictObject({
  name: z.string(),
  labels: labels.optional(),
  namespace: z.string().optional(),
});
const selector = z.strictObject({ matchLabels: labels });
const count = z.number().int().min(0);
const quantity = z.string().regex(/^\d+(\.\d+)?(m|Ki|Mi|Gi)?$/);

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.union([z.string(), count]) }),
  periodSeconds: count,
  failureThreshold: count,
  timeoutSeconds: count.optional(),
});

const resources = z.strictObject({ cpu: quantity, memory: quantity });

const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  args: z.array(z.string()),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  envFrom: z.array(
    z.union([
      z.strictObject({ configMapRef: z.strictObject({ name: z.string() }) }),
      z.strictObject({ secretRef: z.strictObject({ name: z.string() }) }),
    ]),
  ),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: count })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  lifecycle: z.strictObject({
    preStop: z.strictObject({ sleep: z.strictObject({ seconds: count }) }),
  }),
  resources: z.strictObject({ requests: resources, limits: resources }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string().startsWith("/") })),
});

const Deployment = z.strictObject({
  apiVersion: z.literal("apps/v1"),
  kind: z.literal("Deployment"),
  metadata: named,
  spec: z.strictObject({
    replicas: count,
    selector,
    strategy: z.strictObject({
      type: z.literal("RollingUpdate"),
      rollingUpdate: z.strictObject({ maxSurge: count, maxUnavailable: count }),
    }),
    template: z.strictObject({
      metadata: z.strictObject({ labels }),
      spec: z.strictObject({
        terminationGracePeriodSeconds: count,
        automountServiceAccountToken: z.literal(false),
        securityContext: z.strictObject({
          runAsNonRoot: z.literal(true),
          runAsUser: count.min(1),
          runAsGroup: count.min(1),
          fsGroup: count.min(1),
          seccompProfile: z.strictObject({ type: z.literal("RuntimeDefault") }),
        }),
        topologySpreadConstraints: z.array(
          z.strictObject({
            maxSkew: count.min(1),
            topologyKey: z.string(),
            whenUnsatisfiable: z.enum(["ScheduleAnyway", "DoNotSchedule"]),
            labelSelector: selector,
          }),
        ),
        containers: z.tuple([container]),
        volumes: z.array(
          z.strictObject({ name: z.string(), emptyDir: z.strictObject({ sizeLimit: quantity }) }),
        ),
      }),
    }),
  }),
});

const DisruptionBudget = z.strictObject({
  apiVersion: z.literal("policy/v1"),
  kind: z.literal("PodDisruptionBudget"),
  metadata: named,
  spec: z.strictObject({ minAvailable: count.min(1), selector }),
});

const scaling = z.strictObject({ stabilizationWindowSeconds: count.max(3600) });
const target = z.union([
  z.strictObject({ type: z.literal("Utilization"), averageUtilization: count.min(1) }),
  z.strictObject({ type: z.literal("AverageValue"), averageValue: quantity }),
]);

const Autoscaler = z.strictObject({
  apiVersion: z.literal("autoscaling/v2"),
  kind: z.literal("HorizontalPodAutoscaler"),
  metadata: named,
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({
      apiVersion: z.literal("apps/v1"),
      kind: z.literal("Deployment"),
      name: z.string(),
    }),
    minReplicas: count.min(1),
    maxReplicas: count,
    behavior: z.strictObject({ scaleUp: scaling, scaleDown: scaling }).optional(),
    metrics: z.array(
      z.union([
        z.strictObject({
          type: z.literal("Resource"),
          resource: z.strictObject({ name: z.enum(["cpu", "memory"]), target }),
        }),
        z.strictObject({
          type: z.literal("External"),
          external: z.strictObject({ metric: z.strictObject({ name: z.string() }), target }),
        }),
      ]),
    ),
  }),
});

const Service = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("Service"),
  metadata: named,
  spec: z.strictObject({
    selector: labels,
    ports: z.array(z.strictObject({ name: z.string(), port: count, targetPort: z.string() })),
  }),
});

const ConfigMap = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("ConfigMap"),
  metadata: named,
  data: z.record(z.string(), z.string()),
});

const Secret = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("Secret"),
  metadata: named,
  type: z.literal("Opaque"),
  stringData: z.record(z.string(), z.string()),
});

export const Manifest = z.discriminatedUnion("kind", [
  Deployment,
  DisruptionBudget,
  Autoscaler,
  Service,
  ConfigMap,
  Secret,
]);
export type Manifest = z.infer<typeof Manifest>;
