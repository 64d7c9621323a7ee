import { beforeEach, expect, it } from "vitest";
import { bomEndpoints } from "#contract/endpoints/bom.ts";
import { companyEndpoints } from "#contract/endpoints/company.ts";
import { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import { setPlan } from "#server/features/billing/set-plan.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { joined } from "#tests/support/joining.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { listProjects, projectBoard, searchProjects } = projectEndpoints;
const { listDesigns, openImage } = keptDesignEndpoints;

describeOnEachDatabase(
  "the name of who made it",
  (program) => {
    let owner: Person;
    const call: ReturnType<typeof program>["client"]["call"] = (...args) => program().client.call(...args);
    beforeEach(async () => {
      owner = await program().client.registered();
      const deps = { db: program().database.db, now: () => new Date(), trialDays: 0 };
      await setPlan(deps, owner.user.id, { planType: "pro", status: "active" });
    });
    /** A project with a design of one version and a proposal, by this person. */
    const made = async (who: Person) => {
      const { client } = program();
      const projectId = await newProject(client, who);
      const generationId = await startDesign(client, who, { projectId: String(projectId) });
      const imageId = (await finished(client, who, generationId)).savedImageId!;
      const { data: design } = (await call(openImage, { body: { imageId } }, who)).body;
      const bill = { userId: who.user.id, savedImageId: imageId };
      await call(bomEndpoints.generateBom, { body: bill }, who);
      await call(companyEndpoints.putCompany, { body: { name: "Fields Landscaping" } }, owner);
      const options = [{ id: "good", title: "Good", savedImageId: imageId }];
      const body = { id: crypto.randomUUID(), projectId, title: "Yard", options };
      expect((await call(proposalEndpoints.createProposal, { body }, who)).status).toBe(201);
      return design;
    };
    const read = async (who: Person) => {
      const projects = (await call(listProjects, {}, who)).body.data.projects;
      const found = (await call(searchProjects, { query: { q: "yard" } }, who)).body.data.projects;
      const columns = (await call(projectBoard, {}, who)).body.data.columns;
      const designs = (await call(listDesigns, {}, who)).body.data.designs;
      const proposals = (await call(proposalEndpoints.listProposals, { query: {} }, who)).body.data.proposals;
      const design = await call(keptDesignEndpoints.getDesign, { params: { id: designs[0]!.id } }, who);
      return [
        projects[0]?.MadeBy,
        found[0]?.MadeBy,
        columns.flatMap((column) => column.projects)[0]?.MadeBy,
        designs[0]?.madeBy,
        design.body.data.madeBy,
        design.body.data.versions[0]?.madeBy,
        proposals[0]?.madeBy,
      ];
    };

    it("stands on projects, designs, versions and proposals where several people work", async () => {
      const member = await joined(program(), owner, "designer");
      await made(member);
      expect(await read(owner)).toEqual(Array(7).fill("Dana Fields"));
    });

    it("stands on nothing of a person who works alone", async () => {
      await made(owner);
      expect(await read(owner)).toEqual(Array(7).fill(null));
    });
  },
  { models: () => ({ concept: createStandInModel() }) },
);
