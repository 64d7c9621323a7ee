import { type ImageModel, ModelBusy, ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import type { GenerationSeen, Metrics } from "./metrics.ts";
import { inSpan } from "./tracing.ts";

/** The same model, its work timed, counted and traced. */
export function watchedModel(model: ImageModel, metrics: Metrics): ImageModel {
  const { engine } = model;
  return {
    ...model,
    edit: (request, run) =>
      inSpan("image-model edit", { engine, model: model.model }, async () => {
        const started = performance.now();
        let outcome: GenerationSeen["outcome"] = "failed";
        try {
          const edited = await model.edit(request, {
            ...run,
            onSpent: (spent) => {
              metrics.spent(engine, spent.costMicroUsd);
              run.onSpent(spent);
            },
          });
          outcome = "succeeded";
          return edited;
        } catch (error) {
          if (error instanceof ModelRefusal) outcome = "refused";
          else if (error instanceof ModelBusy) outcome = "busy";
          else if (run.signal.aborted) outcome = "stopped";
          throw error;
        } finally {
          metrics.generation({ engine, outcome, seconds: (performance.now() - started) / 1000 });
        }
      }),
  };
}
