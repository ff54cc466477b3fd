import { useNavigation } from 'react-router'
import { FORM_INTENTS } from './open-form.ts'

/** True until the server has opened a draft, which the form then shows in the place of what it holds. */
export function useResuming(): boolean {
  const { state, formData } = useNavigation()
  return state === 'submitting' && formData?.get('intent') === FORM_INTENTS.resume
}

/** True while the form is on its way to be saved, until the page that follows is there. */
export function useSaving(): boolean {
  const { formMethod, formData } = useNavigation()
  const intent = formData?.get('intent')
  return formMethod === 'POST' && (intent === FORM_INTENTS.save || intent === FORM_INTENTS.add)
}
