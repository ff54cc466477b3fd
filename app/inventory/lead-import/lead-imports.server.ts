import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { ImportKind, OwnShown, Viewer } from '#app/inventory/import/kind/import-kind.server.ts'
import { headerKey } from '#app/inventory/import/mapping/guess-columns.ts'
import { rememberedCorrections } from '#app/inventory/import/mapping/corrections.ts'
import { leadInScope } from '#app/leads/lead-scope.server.ts'
import {
  LEAD_TARGET_RULES,
  guessLeadMapping,
  isLeadTarget,
  isSharedLeadTarget,
} from '#app/inventory/import/mapping/lead-columns.ts'
import { LEAD_IMPORT_JSON, type LeadImportPayload, NO_LEADS_READ } from './lead-import-json.ts'
import { MOST_LEAD_MB, MOST_LEAD_ROWS } from '#app/inventory/import/file/import-of.ts'
import { planLeads } from './plan-leads.server.ts'

/** Imports of leads. */
export const LEAD_IMPORTS: ImportKind<LeadImportPayload> = {
  job: 'leads',
  payload: LEAD_IMPORT_JSON,
  nothing: NO_LEADS_READ,
  rules: LEAD_TARGET_RULES,
  isTarget: isLeadTarget,
  isShared: isSharedLeadTarget,
  limits: {
    bytes: MOST_LEAD_MB * 1024 * 1024,
    rows: MOST_LEAD_ROWS,
    background: Number.POSITIVE_INFINITY,
    tooLarge: `El archivo pesa más de ${MOST_LEAD_MB} MB. Divídelo en varios.`,
    noRows:
      'El archivo no tiene filas. La primera fila lleva los nombres de las columnas, y las demás, una persona cada una.',
  },
  takesRecords: false,
  lookupOf: headerKey,
  settingsFor: ({ headers }, last) =>
    last?.isChosen
      ? {
          mapping: last.mapping,
          isChosen: true,
          corrections: rememberedCorrections(last.corrections, LEAD_TARGET_RULES),
        }
      : { mapping: guessLeadMapping(headers) },
  confirmed: () => ({ isChosen: true }),
  keptOptions: () => ({}),
  posted: () => ({}),
  ownPresses: new Map(),
  plan: planLeads,
  show: async (_store, { payload: { columns } }): Promise<OwnShown> => ({
    texts: [],
    choices: {},
    options: null,
    readings: columns.map(({ samples }) => ({ samples: samples.map((text) => ({ text, read: null })), rival: null })),
    readOf: () => [],
  }),
  seesOnlyOwn: async (db, viewer) => (await findLeadScope(db, viewer)).onlyOf !== null,
  findHidden,
}

/** The leads that somebody else attends since the import. */
async function findHidden(db: Queries, viewer: Viewer, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const scope = await findLeadScope(db, viewer)
  if (scope.onlyOf === null || ids.length === 0) return new Set()
  const all = await db.selectFrom('leads').where('id', 'in', ids).select('id').execute()
  const seen = await db.selectFrom('leads').where('id', 'in', ids).where(leadInScope(scope)).select('id').execute()
  const visible = new Set(seen.map(({ id }) => id))
  return new Set(all.flatMap(({ id }) => (visible.has(id) ? [] : [id])))
}
