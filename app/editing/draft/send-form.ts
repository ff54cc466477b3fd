import { textOf } from '#app/forms/form-text.ts'
import { draftKey, deleteDraft } from './draft.ts'
import { FORM_INTENTS, type FormAnswer } from '#app/editing/form-state/open-form.ts'

/** What stands for an answer that never came. */
const UNREACHED = 503

const NOT_RESUMED = 'Error al recuperar el borrador. Intenta nuevamente.'

/**
 * Sends a form so that nothing typed is lost: where no answer comes, the form stays and says so; its draft goes once
 * the property is saved.
 * @param message what is said when a form that was to be saved has no answer
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
      return { outcome: 'failed', sent: null, message: isResumed ? NOT_RESUMED : message, status: UNREACHED }
    }
    if (isSaved(thrown)) deleteDraft(draftKey(propertyId, textOf(form, 'id')))
    throw thrown
  }
}

/**
 * A saved form leads to the dashboard, or to the next new one; a session that has ended leads to the login, and its
 * draft is needed yet.
 */
function isSaved(answer: Response): boolean {
  const to = answer.headers.get('Location') ?? ''
  return to.startsWith('/dashboard') || to.startsWith('/add-property')
}
