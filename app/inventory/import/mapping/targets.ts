import { FORM_SECTIONS, type Fact, labelWithUnit } from '#app/catalogue/facts/fact.ts'
import { CONTROLS, type Control, controlsOf, factsInSection } from '#app/catalogue/facts/fact-controls.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { PICTURE_SETS, type PictureSet } from '#app/photos/picture-sets.ts'
import { PICTURE_CONTROLS, type PictureControl } from '#app/photos/photo-choice.ts'

/**
 * What an import reads besides the facts of a property: how to reach its owner, what the team notes of it for itself, when
 * and by whom it was added, its earlier slug and address, its point, and the unit of its surfaces.
 */
const EXTRA_LABELS = {
  ownerPhone: 'Teléfono del propietario',
  ownerEmail: 'Correo del propietario',
  teamNotes: 'Notas del equipo (no se publican)',
  createdAt: 'Fecha de alta',
  updatedAt: 'Última actualización',
  createdBy: 'Quién la creó',
  slug: 'Dirección anterior de su página',
  formerUrl: 'URL anterior',
  latitude: 'Latitud',
  longitude: 'Longitud',
  areaUnit: 'Unidad de las superficies',
} as const
type Extra = keyof typeof EXTRA_LABELS

/** What a column of a file fills. */
export type Target = Control | 'amenities' | PictureControl | Extra
/** The target of each column, in the order of the columns; null for a column that is not imported. */
export type Mapping = (Target | null)[]

const PICTURE_TARGETS = PICTURE_SETS.map((set) => PICTURE_CONTROLS[set].chosen)
const EXTRAS = Object.keys(EXTRA_LABELS) as Extra[]
const TARGETS: readonly Target[] = [...CONTROLS, 'amenities', ...PICTURE_TARGETS, ...EXTRAS]

/** Targets that several columns may fill together: 'Foto 1', 'Foto 2'. */
const SHARED: readonly Target[] = ['amenities', 'teamNotes', ...PICTURE_TARGETS]

export function isTarget(text: string): text is Target {
  return TARGETS.some((target) => target === text)
}

export function isShared(target: Target): boolean {
  return SHARED.includes(target)
}

/** The picture set that a target fills; null for any other target. */
export function pictureSetOf(target: Target): PictureSet | null {
  return PICTURE_SETS.find((set) => PICTURE_CONTROLS[set].chosen === target) ?? null
}

export function isControl(target: Target): target is Control {
  return CONTROLS.some((control) => control === target)
}

/** The fact that a target fills; null for the currency and for what is no fact. */
export function factOfTarget(target: Target): Fact | null {
  return target === 'currency' || isExtra(target) ? null : factOf(target)
}

/** The name of a target for a person: that of the export, with its unit. */
export function targetLabel(target: Target): string {
  if (target === 'currency') return 'Moneda'
  if (isExtra(target)) return EXTRA_LABELS[target]
  const fact = factOf(target)
  return labelWithUnit(fact, fact.export?.header)
}

/** The name of a column for a person: a header of another system that is a fact's own name has its label. */
export function columnLabel(header: string): string {
  return isTarget(header) ? targetLabel(header) : header
}

/** All targets for a select, by section of the form. */
export const TARGET_GROUPS: readonly { title: string; targets: readonly Target[] }[] = [
  ...FORM_SECTIONS.map(({ id, title }) => ({
    title,
    targets: factsInSection(id).flatMap((name) => {
      const controls: readonly Target[] = controlsOf(name)
      return controls.length > 0 ? controls : [name]
    }),
  })),
  { title: 'Del archivo', targets: EXTRAS },
]

function isExtra(target: Target): target is Extra {
  return Object.hasOwn(EXTRA_LABELS, target)
}
