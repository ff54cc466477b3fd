import { BANNER } from '#app/ui/panel/banner.ts'
import { OPEN_REGISTRATION_WARNING } from './admission.ts'

/** Warns the staff that anybody at this machine may register (decision 1). */
export function OpenRegistrationWarning() {
  return <p className={BANNER}>{OPEN_REGISTRATION_WARNING}</p>
}
