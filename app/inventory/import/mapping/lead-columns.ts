import type { TargetRules } from './corrections.ts'
import { foldText } from '#app/text/fold-text.ts'

/** What a column of a file of leads may fill, in the order of the form. */
export const LEAD_TARGETS = [
  'name',
  'surname',
  'company',
  'phones',
  'emails',
  'language',
  'source',
  'campaign',
  'asesorId',
  'consent',
  'consentDay',
  'stage',
  'lostReason',
  'lostNote',
  'nextAction',
  'nextDay',
  'nextHour',
  'requirements',
  'createdAt',
  'note',
] as const
export type LeadTarget = (typeof LEAD_TARGETS)[number]
/** The target of each column; null for a column that is not imported. */
export type LeadMapping = (LeadTarget | null)[]

export const LEAD_TARGET_LABELS: Record<LeadTarget, string> = {
  name: 'Nombre',
  surname: 'Apellidos',
  company: 'Empresa',
  phones: 'Teléfonos',
  emails: 'Correos',
  language: 'Idioma',
  source: 'Origen',
  campaign: 'Campaña',
  asesorId: 'Asesor',
  consent: 'Consentimiento',
  consentDay: 'Día del consentimiento',
  stage: 'Etapa',
  lostReason: 'Motivo',
  lostNote: 'Detalle del motivo',
  nextAction: 'Siguiente acción',
  nextDay: 'Día de la siguiente acción',
  nextHour: 'Hora de la siguiente acción',
  requirements: 'Qué busca (para importar)',
  createdAt: 'Fecha de alta',
  note: 'Nota para el historial',
}

/** Targets that several columns may fill. */
const SHARED: readonly LeadTarget[] = ['phones', 'emails', 'note']

/** Headings of what a person looks for, in words. */
const SOUGHT = ['que busca', 'busca', 'requerimiento', 'requerimientos', 'interes', 'necesidad']

/** Other names of columns, folded. */
const OTHER_NAMES: Partial<Record<LeadTarget, readonly string[]>> = {
  name: [
    'nombre completo',
    'contacto',
    'cliente',
    'prospecto',
    'nombre del cliente',
    'nombre(s)',
    'name',
    'full name',
    'first name',
  ],
  surname: ['apellido', 'apellido(s)', 'last name'],
  company: ['compania', 'negocio', 'razon social', 'company'],
  phones: [
    'telefono',
    'celular',
    'movil',
    'whatsapp',
    'tel',
    'tel.',
    'cel',
    'cel.',
    'otro telefono',
    'telefono celular',
    'phone',
    'mobile',
  ],
  emails: ['correo', 'correo electronico', 'e-mail', 'email', 'mail'],
  language: ['language'],
  source: ['fuente', 'medio', 'canal', 'procedencia', 'source'],
  campaign: ['campaign'],
  asesorId: ['asesora', 'agente', 'vendedor', 'responsable', 'asignado a', 'atiende', 'ejecutivo', 'owner'],
  consent: ['acepto', 'aviso de privacidad'],
  consentDay: ['fecha del consentimiento'],
  stage: ['estado', 'estatus', 'status', 'fase', 'stage'],
  lostReason: ['motivo de perdida', 'razon de perdida'],
  lostNote: ['detalle'],
  nextAction: ['accion', 'proxima accion', 'seguimiento', 'pendiente', 'tarea'],
  nextDay: ['dia', 'fecha de seguimiento', 'proxima fecha', 'fecha de la siguiente accion'],
  nextHour: ['hora'],
  createdAt: [
    'alta',
    'fecha',
    'fecha de registro',
    'fecha de ingreso',
    'fecha de creacion',
    'fecha de contacto',
    'primer contacto',
    'creado',
    'registrado',
    'created',
    'created at',
    'date',
  ],
  note: ['nota', 'notas', 'comentario', 'comentarios', 'observaciones', 'mensaje', 'notes', ...SOUGHT],
}

const TARGET_BY_NAME: ReadonlyMap<string, LeadTarget> = new Map(
  LEAD_TARGETS.flatMap((target) =>
    [foldText(LEAD_TARGET_LABELS[target]), ...(OTHER_NAMES[target] ?? [])].map((name) => [name, target] as const),
  ),
)

/** Whether a heading names a fact of a lead. */
export function isKnownLeadHeader(heading: string): boolean {
  return targetOfHeading(heading) !== null
}

function targetOfHeading(heading: string): LeadTarget | null {
  const name = foldText(heading.replaceAll(/[*_:\s]+/g, ' ')).trim()
  return TARGET_BY_NAME.get(name) ?? TARGET_BY_NAME.get(name.replace(/[\s(]*\d\)?$/, '')) ?? null
}

export function isLeadTarget(text: string): text is LeadTarget {
  return LEAD_TARGETS.some((target) => target === text)
}

/** The target of each column by its heading, without its number: 'Teléfono 2'. Of two columns for one target, the first counts. */
export function guessLeadMapping(headers: readonly string[]): LeadMapping {
  const used = new Set<LeadTarget>()
  const targets = headers.map(targetOfHeading)
  // Our export says it twice: once for people, once to be imported.
  const isSoughtTwice = targets.includes('requirements')
  return targets.map((target, at) => {
    if (isSoughtTwice && SOUGHT.includes(foldText(headers[at] ?? ''))) return null
    if (target === null || (used.has(target) && !SHARED.includes(target))) return null
    used.add(target)
    return target
  })
}

/** Targets whose texts name nobody, so that a later file takes their corrections over. */
const OF_NOBODY: readonly LeadTarget[] = ['language', 'source', 'campaign', 'stage', 'lostReason', 'consent']

/** The rows of a later file are found again by the person, never by a code; a correction that says a contact is not kept. */
export const LEAD_TARGET_RULES: TargetRules = {
  labelOf: (target) => (isLeadTarget(target) ? LEAD_TARGET_LABELS[target] : target),
  codeOf: () => '',
  correctedWith: (target) => [target],
  isRemembered: (target) => OF_NOBODY.some((each) => each === target),
}

/** Whether several columns may fill a target. */
export function isSharedLeadTarget(target: string): boolean {
  return SHARED.some((each) => each === target)
}
