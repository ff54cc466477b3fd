import { formatCount } from '#app/figures/measure.ts'
import { LEAD_TARGETS, LEAD_TARGET_LABELS, isLeadTarget } from '#app/inventory/import/mapping/lead-columns.ts'
import { ROW_OUTCOMES, type RowOutcome, type RowState } from '#app/jobs/job-states.ts'
import { ROW_OUTCOME_LABELS, ROW_STATE_LABELS } from './file/import-states.ts'
import { type ImportOf, MOST_LEAD_MB, MOST_LEAD_ROWS } from './file/import-of.ts'
import { TARGET_GROUPS, columnLabel, isTarget, targetLabel } from './mapping/targets.ts'

type Counted = readonly [one: string, several: string]
type Option = { value: string; label: string }

/** What the screens and the report of imports of a kind say, and where they lead. */
type ImportWords = {
  list: string
  addressOf: (id: string) => string
  reportOf: (id: string) => string
  recordOf: (id: string) => string
  back: { to: string; label: string }
  /** The heading of the list, and what the page of an import calls it. */
  title: string
  note: string
  accept: string
  fileNote: string
  outcomes: Record<RowOutcome, string>
  /** The outcomes that rows of this kind can have. */
  shownOutcomes: readonly RowOutcome[]
  states: Record<RowState, string>
  /** The columns of the report that say what a row is. */
  naming: readonly { header: string; of: 'code' | 'title' }[]
  groups: readonly { title: string | null; targets: readonly Option[] }[]
  labelOf: (target: string) => string
  columnLabel: (header: string) => string
  /** The parts of a summary. */
  thing: Counted
  plan: Record<RowOutcome, Counted>
  result: Record<RowState, Counted>
  refused: Counted
  undo: string
  /** The banner over a file of the other kind. */
  otherKind: { text: string; to: string; label: string }
}

export const IMPORT_WORDS: Record<ImportOf, ImportWords> = {
  import: {
    list: '/dashboard/importar',
    addressOf: (importId) => `/dashboard/importar/${importId}`,
    reportOf: (importId) => `/dashboard/importar/${importId}/reporte.csv`,
    recordOf: (propertyId) => `/property/${propertyId}`,
    back: { to: '/dashboard/propiedades', label: 'Propiedades' },
    title: 'Importar',
    note: 'Propiedades de una hoja de cálculo o del sistema anterior',
    accept: '.csv,.tsv,.txt,.xlsx,.json,.xml',
    fileNote:
      'Excel (.xlsx), CSV, «Exportar Datos» de este panel, el JSON del sistema anterior, un archivo de EasyBroker o la exportación (XML) de WordPress con Houzez, RealHomes, Easy Property Listings, Property Hive o Estatik; hasta 50 MB y 20,000 filas. Primero verás qué haría cada fila: nada se guarda hasta que lo confirmes.',
    outcomes: ROW_OUTCOME_LABELS,
    shownOutcomes: ROW_OUTCOMES,
    states: ROW_STATE_LABELS,
    naming: [
      { header: 'ID', of: 'code' },
      { header: 'Título', of: 'title' },
    ],
    groups: TARGET_GROUPS.map(({ title, targets }) => ({
      title,
      targets: targets.map((value) => ({ value, label: targetLabel(value) })),
    })),
    labelOf: (target) => (isTarget(target) ? targetLabel(target) : target),
    columnLabel,
    thing: ['propiedad', 'propiedades'],
    plan: {
      create: ['nueva', 'nuevas'],
      change: ['cambia', 'cambian'],
      same: ['igual', 'iguales'],
      conflict: ['cambió en el panel y no se toca', 'cambiaron en el panel y no se tocan'],
      refused: ['no se importa', 'no se importan'],
    },
    result: {
      saved: ['guardada', 'guardadas'],
      left: ['no se tocó', 'no se tocaron'],
      undone: ['deshecha', 'deshechas'],
      kept: ['no se deshizo, porque alguien la cambió después', 'no se deshicieron, porque alguien las cambió después'],
    },
    refused: ['no se importó', 'no se importaron'],
    undo: 'Las propiedades nuevas van a la papelera y las que cambiaron vuelven a como estaban, salvo las que alguien cambió después.',
    otherKind: {
      text: 'Parece una lista de personas, no de propiedades.',
      to: '/dashboard/prospectos/importar',
      label: 'Importarla en Prospectos',
    },
  },
  leads: {
    list: '/dashboard/prospectos/importar',
    addressOf: (importId) => `/dashboard/prospectos/importar/${importId}`,
    reportOf: (importId) => `/dashboard/prospectos/importar/${importId}/reporte.csv`,
    recordOf: (leadId) => `/dashboard/prospectos/${leadId}`,
    back: { to: '/dashboard/prospectos', label: 'Prospectos' },
    title: 'Importar prospectos',
    note: 'Personas de una hoja de cálculo o de otro sistema',
    accept: '.csv,.tsv,.txt,.xlsx',
    fileNote: `Excel (.xlsx) o CSV, también el que se descarga de Prospectos; hasta ${MOST_LEAD_MB} MB y ${formatCount(MOST_LEAD_ROWS)} filas, una persona cada una. Primero verás qué haría cada fila: nada se guarda hasta que lo confirmes.`,
    outcomes: {
      create: 'Nuevo',
      change: 'Se une',
      same: 'Ya está',
      refused: 'No se importa',
      conflict: 'No se importa',
    },
    shownOutcomes: ['create', 'change', 'same', 'refused'],
    states: {
      saved: 'Guardado',
      left: 'Sin tocar: cambió después de la revisión',
      undone: 'Deshecho',
      kept: 'No se deshizo',
    },
    naming: [{ header: 'Nombre', of: 'title' }],
    groups: [{ title: null, targets: LEAD_TARGETS.map((value) => ({ value, label: LEAD_TARGET_LABELS[value] })) }],
    labelOf: (target) => (isLeadTarget(target) ? LEAD_TARGET_LABELS[target] : target),
    columnLabel: (header) => header,
    thing: ['prospecto', 'prospectos'],
    plan: {
      create: ['nuevo', 'nuevos'],
      change: ['se une a uno que ya está', 'se unen a los que ya están'],
      same: ['ya está', 'ya están'],
      conflict: ['no se importa', 'no se importan'],
      refused: ['no se importa', 'no se importan'],
    },
    result: {
      saved: ['guardado', 'guardados'],
      left: ['no se tocó', 'no se tocaron'],
      undone: ['deshecho', 'deshechos'],
      kept: ['no se deshizo', 'no se deshicieron'],
    },
    refused: ['no se importó', 'no se importaron'],
    undo: 'Los prospectos nuevos van a la papelera y los que ya estaban vuelven a como estaban, salvo los que alguien cambió después.',
    otherKind: {
      text: 'Parece una lista de propiedades, no de personas.',
      to: '/dashboard/importar',
      label: 'Importarla en Propiedades',
    },
  },
}
