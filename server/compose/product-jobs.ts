import { type EndPaymentsDeps, endPaymentsJob } from "#server/features/billing/end-payments.job.ts";
import { type RenderDeps, renderDesignJob } from "#server/features/designs/render-design.job.ts";
import { handedOverJob } from "#server/features/members/handed-over.job.ts";
import { forgetProjectsJob } from "#server/features/projects/forget-projects.job.ts";
import { endProposalsJob } from "#server/features/proposals/end-proposals.job.ts";
import { proposalMailJob } from "#server/features/proposals/proposal-mail.job.ts";
import { type SealJobDeps, sealProposalJob } from "#server/features/proposals/seal-proposal.job.ts";
import { type DeliverDeps, deliverWebhookJob } from "#server/features/webhooks/deliver-webhook.job.ts";
import { webhookOffJob } from "#server/features/webhooks/webhook-off.job.ts";
import { deleteFilesJob } from "#server/files/delete-files.job.ts";
import { sweepFilesJob } from "#server/files/sweep-files.job.ts";
import { type BoundJob, bindJob } from "#server/jobs/job.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { forgetEndedJob } from "#server/retention/forget-ended.job.ts";

type JobDeps = {
  rendering: RenderDeps;
  proposalJobs: SealJobDeps;
  delivering: DeliverDeps;
  payments: EndPaymentsDeps["payments"];
  /** Asked for when a job runs: the queue is there only once it knows its jobs. */
  queue: () => Queue;
};

/** Every job of the product, with what it works with. */
export function productJobs({ rendering, proposalJobs, delivering, payments, queue }: JobDeps): BoundJob[] {
  const { db, storage, now, log } = rendering;
  return [
    bindJob(renderDesignJob, rendering),
    bindJob(deleteFilesJob, { storage }),
    bindJob(sweepFilesJob, rendering),
    bindJob(forgetEndedJob, rendering),
    bindJob(forgetProjectsJob, { db, storage, now, queue }),
    bindJob(proposalMailJob, proposalJobs),
    bindJob(sealProposalJob, proposalJobs),
    bindJob(endProposalsJob, proposalJobs),
    bindJob(deliverWebhookJob, delivering),
    bindJob(webhookOffJob, proposalJobs),
    bindJob(handedOverJob, proposalJobs),
    bindJob(endPaymentsJob, { payments, log }),
  ];
}
