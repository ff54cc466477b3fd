import { type PublishingContext, type Remarks, newRemarks } from '#app/catalogue/property/public-remarks.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import type { OwnerOption } from '#app/owners/owner.ts'
import type { ControlFault } from './read-controls.ts'

/** The checkbox with which a person saves what looks private, a price that nobody seems to mean, or a point far outside of its state. */
export const PUBLISH_ANSWER = 'publishAnyway'

const CONFIRM = 'Corrígelo, o confírmalo al final del formulario'

/** `keep`: the answer that saves it all the same, void once anything else is pointed out. */
export type PublishQuestion = { remarks: Remarks['price']; isPublic: boolean; keep: string }

/** What the form asks before it saves a property; null for nothing. It asks, and never refuses. */
export function publishQuestion(
  input: PropertyInput,
  stored: PropertyInput | null,
  { publishing, owners }: { publishing: PublishingContext; owners: readonly OwnerOption[] },
): PublishQuestion | null {
  const found = newRemarks(input, stored, publishing, owners)
  const remarks = [...found.private, ...found.price, ...found.place]
  if (remarks.length === 0) return null
  return {
    remarks,
    isPublic: input.status === 'disponible',
    keep: remarks
      .map(({ text }) => text)
      .join(' | ')
      .replaceAll(/\s+/g, ' '),
  }
}

/** The faults of a question without its answer, each at its field. @param confirm where the answer is */
export function publishFaults(question: PublishQuestion | null, answer: string, confirm = CONFIRM): ControlFault[] {
  if (question === null || answer === question.keep) return []
  return question.remarks.map(({ control, text }) => ({
    control,
    message: `${withoutLabel(text)}. ${confirm}`.replace(/([.?!])\. /, '$1 '),
  }))
}

/** What is pointed out, where only the form can be answered: 'Descripción: un teléfono («81 …»). Precio: Son …'. */
export function questionSentences({ remarks }: PublishQuestion): string {
  return remarks.map(({ text }) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ')
}

/** The field and the summary say the label of a fault already. */
function withoutLabel(text: string): string {
  const rest = text.replace(/^[^:«]{1,40}: /, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
