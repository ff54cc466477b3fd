import { BANNER } from '#app/ui/panel/banner.ts'
import { OPEN_REGISTRATION_WARNING } from './admission.ts'

/** Tells the panel's people that anybody may register (decision 1). */
export function OpenRegistrationWarning() {
  return <p className={BANNER}>{OPEN_REGISTRATION_WARNING}</p>
}
