/** What a tax is taken on. */
export type TaxBase = "everything" | "materials";

export type SalesTax = {
  name: string;
  /** Share of the price without tax; none is taken on another (in Quebec since 2013). */
  rate: number;
  on: TaxBase;
  /**
   * Whether a contractor who supplies and installs puts it on the client's bill. Where not, the contractor pays it when buying, and
   * it is a part of the cost.
   */
  charged: boolean;
  /** First day of the rate, YYYY-MM-DD. */
  since: string;
  source: string;
};

const CRA = "Canada Revenue Agency, GST/HST calculator and rates, canada.ca";
const GST: SalesTax = {
  name: "GST",
  rate: 0.05,
  on: "everything",
  charged: true,
  since: "2008-01-01",
  source: CRA,
};
/** Harmonized sales tax: it takes the place of the GST and the province's own tax. */
const hst = (rate: number, since: string): SalesTax => ({ ...GST, name: "HST", rate, since });

/** When the rates below were last compared with their sources. */
export const TAXES_AS_OF = "2025-12";

/** Canada's provinces and territories with their sales taxes. */
export const provinces = {
  "CA-AB": { label: "Alberta", taxes: [GST] },
  "CA-BC": {
    label: "British Columbia",
    taxes: [
      GST,
      {
        name: "PST",
        rate: 0.07,
        on: "materials",
        charged: false,
        since: "2013-04-01",
        source: "Province of British Columbia, PST for contractors, www2.gov.bc.ca",
      },
    ],
  },
  "CA-MB": {
    label: "Manitoba",
    taxes: [
      GST,
      {
        name: "RST",
        rate: 0.07,
        on: "materials",
        charged: false,
        since: "2019-07-01",
        source: "Manitoba Finance, Bulletin 005, gov.mb.ca",
      },
    ],
  },
  "CA-NB": { label: "New Brunswick", taxes: [hst(0.15, "2016-07-01")] },
  "CA-NL": { label: "Newfoundland and Labrador", taxes: [hst(0.15, "2016-07-01")] },
  "CA-NT": { label: "Northwest Territories", taxes: [GST] },
  // 15 % until the end of March 2025.
  "CA-NS": { label: "Nova Scotia", taxes: [hst(0.14, "2025-04-01")] },
  "CA-NU": { label: "Nunavut", taxes: [GST] },
  "CA-ON": { label: "Ontario", taxes: [hst(0.13, "2010-07-01")] },
  "CA-PE": { label: "Prince Edward Island", taxes: [hst(0.15, "2016-10-01")] },
  "CA-QC": {
    label: "Quebec",
    taxes: [
      GST,
      {
        name: "QST",
        rate: 0.09975,
        on: "everything",
        charged: true,
        since: "2013-01-01",
        source: "Revenu Québec, basic rules for GST/HST and QST, revenuquebec.ca",
      },
    ],
  },
  "CA-SK": {
    label: "Saskatchewan",
    taxes: [
      GST,
      {
        name: "PST",
        rate: 0.06,
        on: "everything",
        charged: true,
        since: "2017-04-01",
        source: "Government of Saskatchewan, PST-5 services to real property, saskatchewan.ca",
      },
    ],
  },
  "CA-YT": { label: "Yukon", taxes: [GST] },
} as const satisfies Record<string, { label: string; taxes: readonly SalesTax[] }>;

export type Province = keyof typeof provinces;
