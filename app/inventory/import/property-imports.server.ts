import { planProperties } from './checking/plan-properties.server.ts'
import { FIRST_OPTIONS } from './file/import-states.ts'
import { MOST_TABLE_ROWS, NO_ROWS } from './file/table.ts'
import type { ImportKind } from './kind/import-kind.server.ts'
import { CHECK_CONTROLS, IMPORT_INTENTS, OVERWRITE_LINE, UNASSIGNED } from './import-intents.ts'
import { rememberedCorrections } from './mapping/corrections.ts'
import { guessMapping, headerKey } from './mapping/guess-columns.ts'
import { IMPORT_JSON, type ImportPayload, NOTHING_READ } from './mapping/import-payload.ts'
import { PROPERTY_RULES } from './mapping/property-rules.ts'
import { type ChosenValues, chosenKey } from './mapping/row-values.ts'
import { showProperties } from './show-properties.server.ts'
import { isShared, isTarget } from './mapping/targets.ts'

const MOST_MB = 50

/** Imports of properties. */
export const PROPERTY_IMPORTS: ImportKind<ImportPayload> = {
  job: 'import',
  payload: IMPORT_JSON,
  nothing: NOTHING_READ,
  rules: PROPERTY_RULES,
  isTarget,
  isShared: (target) => isTarget(target) && isShared(target),
  limits: {
    bytes: MOST_MB * 1024 * 1024,
    rows: MOST_TABLE_ROWS,
    background: 512 * 1024,
    tooLarge: `El archivo pesa más de ${MOST_MB} MB. Divídelo en varios, o borra lo que no sea la lista de propiedades.`,
    noRows: NO_ROWS,
  },
  takesRecords: true,
  lookupOf: headerKey,
  // Only settings that a person chose are reused: an earlier guess may publish what is guessed as private today.
  settingsFor: (table, last) =>
    last?.options.isChosen
      ? {
          mapping: last.mapping,
          chosen: last.chosen,
          options: { ...last.options, overwritten: [] },
          corrections: rememberedCorrections(last.corrections, PROPERTY_RULES),
          texts: [],
        }
      : { mapping: guessMapping(table), chosen: {}, options: FIRST_OPTIONS, texts: [] },
  confirmed: ({ options }) => ({ options: { ...options, isChosen: true } }),
  keptOptions: ({ options }) => ({ options: { ...options, overwritten: [] } }),
  posted: (form, { chosen, options }) => ({
    chosen: chosenIn(form, chosen),
    options: {
      ...options,
      isChosen: true,
      isPaused: !form.has(CHECK_CONTROLS.isPublished),
      clearsEmpty: form.has(CHECK_CONTROLS.clearsEmpty),
      takesPhotos: !form.has(CHECK_CONTROLS.skipsPhotos),
    },
  }),
  ownPresses: new Map<string, (form: FormData, stored: ImportPayload, conflicts: readonly number[]) => OwnSettings>([
    [IMPORT_INTENTS.overwrite, (form, stored) => overwriting(stored, [...overwrittenIn(stored), ...linesIn(form)])],
    [
      IMPORT_INTENTS.overwriteAll,
      (_form, stored, conflicts) => overwriting(stored, [...overwrittenIn(stored), ...conflicts]),
    ],
    [
      IMPORT_INTENTS.leave,
      (form, stored) => {
        const left = new Set(linesIn(form))
        return overwriting(
          stored,
          overwrittenIn(stored).filter((line) => !left.has(line)),
        )
      },
    ],
  ]),
  plan: planProperties,
  show: showProperties,
  seesOnlyOwn: async () => false,
  findHidden: async () => new Set(),
}

type OwnSettings = Pick<ImportPayload, 'options'>

function overwriting({ options }: ImportPayload, lines: readonly number[]): OwnSettings {
  return { options: { ...options, overwritten: [...new Set(lines)] } }
}

function overwrittenIn({ options }: ImportPayload): number[] {
  return options.overwritten ?? []
}

function linesIn(form: FormData): number[] {
  return form.getAll(OVERWRITE_LINE).map(Number).filter(Number.isSafeInteger)
}

/** The values that were chosen before, with those of the form. */
function chosenIn(form: FormData, before: ChosenValues): ChosenValues {
  const texts = form.getAll(CHECK_CONTROLS.text).map(String)
  const codes = form.getAll(CHECK_CONTROLS.code).map(String)
  const chosen: ChosenValues = { ...before }
  for (const [at, named] of texts.entries()) {
    const [target = '', text = ''] = splitOnce(named)
    const code = codes[at] ?? UNASSIGNED
    if (isTarget(target) && code !== UNASSIGNED) chosen[target] = { ...chosen[target], [chosenKey(text)]: code }
  }
  return chosen
}

function splitOnce(named: string): [string, string] {
  const at = named.indexOf(':')
  return [named.slice(0, at), named.slice(at + 1)]
}
