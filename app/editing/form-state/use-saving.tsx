import { useNavigation } from 'react-router'
import { FORM_INTENTS } from './open-form.ts'

/** Whether the server is opening a draft, whose values will then replace those of the form. */
export function useResuming(): boolean {
  const { state, formData } = useNavigation()
  return state === 'submitting' && formData?.get('intent') === FORM_INTENTS.resume
}

/** Whether the form is being saved, until the next page is loaded. */
export function useSaving(): boolean {
  const { formMethod, formData } = useNavigation()
  const intent = formData?.get('intent')
  return formMethod === 'POST' && (intent === FORM_INTENTS.save || intent === FORM_INTENTS.add)
}
