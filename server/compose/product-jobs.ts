import { type RenderDeps, renderDesignJob } from "../features/designs/render-design.job.ts";
import { handedOverJob } from "../features/members/handed-over.job.ts";
import { forgetProjectsJob } from "../features/projects/forget-projects.job.ts";
import { endProposalsJob } from "../features/proposals/end-proposals.job.ts";
import { proposalMailJob } from "../features/proposals/proposal-mail.job.ts";
import { type SealJobDeps, sealProposalJob } from "../features/proposals/seal-proposal.job.ts";
import { type DeliverDeps, deliverWebhookJob } from "../features/webhooks/deliver-webhook.job.ts";
import { webhookOffJob } from "../features/webhooks/webhook-off.job.ts";
import { deleteFilesJob } from "../files/delete-files.job.ts";
import { sweepFilesJob } from "../files/sweep-files.job.ts";
import { type BoundJob, bindJob } from "../jobs/job.ts";
import type { Queue } from "../jobs/queue.ts";
import { forgetEndedJob } from "../retention/forget-ended.job.ts";

type JobDeps = {
  rendering: RenderDeps;
  proposalJobs: SealJobDeps;
  delivering: DeliverDeps;
  /** Asked for when a job runs: the queue is there only once it knows its jobs. */
  queue: () => Queue;
};

/** Every job of the product, with what it works with. */
export function productJobs({ rendering, proposalJobs, delivering, queue }: JobDeps): BoundJob[] {
  const { db, storage, now } = rendering;
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
  ];
}
