import { type Difference, NO_VALUE } from '#app/text/difference.ts'
import type { ClientsTexts } from '#app/agency/content/agency-content.ts'
import {
  type AgencyField,
  POSITION,
  type SectionForm,
  controlOf,
  isItemGroup,
  itemCount,
  sectionTexts,
} from './section-form.ts'

/** The pictures of the look, which have a form of their own. */
const PICTURES = {
  logo: 'Logotipo',
  darkLogo: 'Logotipo para fondo oscuro',
  icon: 'Icono',
  hero: 'Foto de la portada',
} as const

/** The fields of its form, and the pictures, in which two versions of a section differ. */
export function sectionDifferences(form: SectionForm, before: object, after: object): Difference[] {
  const [from, to] = [sectionTexts(form, before), sectionTexts(form, after)]
  const fields = form.groups.flatMap((group) => {
    if (!isItemGroup(group)) return group.fields.map((field) => ({ field, control: field.name, label: field.label }))
    const items = Array.from({ length: Math.max(itemCount(group, from), itemCount(group, to)) }, (_none, at) => at)
    return items.flatMap((at) =>
      group.fields
        .filter(({ name }) => name !== POSITION)
        .map((field) => ({
          field,
          control: controlOf(group, at, field),
          label: `${group.item} ${at + 1}: ${field.label}`,
        })),
    )
  })
  const texts = fields
    .filter(({ control }) => (from[control] ?? '') !== (to[control] ?? ''))
    .map(({ field, control, label }) => ({
      field: control,
      label,
      from: shownText(field, from[control]),
      to: shownText(field, to[control]),
    }))
  return [...texts, ...pictureDifferences(before, after)]
}

function shownText({ options }: AgencyField, text = ''): string {
  return options?.[text] || text || NO_VALUE
}

function pictureDifferences(before: object, after: object): Difference[] {
  const [from, to] = [picturesIn(before), picturesIn(after)]
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter((label) => JSON.stringify(from.get(label) ?? null) !== JSON.stringify(to.get(label) ?? null))
    .map((label) => ({
      field: label,
      label,
      from: from.get(label) ? 'Una imagen' : NO_VALUE,
      to: to.get(label) ? (from.get(label) ? 'Otra imagen' : 'Una imagen') : NO_VALUE,
    }))
}

/** The pictures of a section by their labels: those of the look, and the logos of clients. */
function picturesIn(content: object): Map<string, unknown> {
  const { clients = [], flagships = [], ...others } = content as Partial<ClientsTexts>
  const look = new Map<string, unknown>(Object.entries(others))
  return new Map([
    ...Object.entries(PICTURES).map(([name, label]) => [label, look.get(name)] as const),
    ...[...flagships, ...clients].map(({ name, logo }) => [`Logotipo de ${name}`, logo] as const),
  ])
}
