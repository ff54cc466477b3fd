import { textOf } from '#app/forms/form-text.ts'
import { draftKey, deleteDraft } from './draft.ts'
import { reasonFor } from '#app/forms/no-answer.ts'
import { FORM_INTENTS, type FormAnswer } from '#app/editing/form-state/open-form.ts'

/** The status of an answer that never came. */
const UNREACHABLE = 503

const NOT_RESUMED = 'Error al recuperar el borrador. Intenta nuevamente.'

/**
 * Sends a form. If no answer comes, the form keeps what was typed and shows a message. Its draft is deleted once the
 * property is saved.
 * @param message the message if saving gets no answer
 */
export async function sendForm(
  send: () => Promise<FormAnswer>,
  { propertyId, request, message }: { propertyId: string | null; request: Request; message: string },
): Promise<FormAnswer> {
  const sent = request.clone()
  try {
    return await send()
  } catch (thrown) {
    const form = await sent.formData()
    if (!(thrown instanceof Response)) {
      const isResumed = form.get('intent') === FORM_INTENTS.resume
      const said = reasonFor(thrown, isResumed ? NOT_RESUMED : message)
      return { ok: false, refusal: 'failed', sent: null, message: said, status: UNREACHABLE }
    }
    if (isSaved(thrown)) deleteDraft(draftKey(propertyId, textOf(form, 'id')))
    throw thrown
  }
}

/**
 * A saved form redirects to the dashboard or to the next new form. An expired session redirects to the login: then the
 * draft is still needed.
 */
function isSaved(answer: Response): boolean {
  const to = answer.headers.get('Location') ?? ''
  return to.startsWith('/dashboard') || to.startsWith('/add-property')
}
