import type { Refusal } from '#app/forms/refusal.ts'

/** What the forms of Configuración → Segundo paso post as `intent`. */
export const SECOND_FACTOR_INTENTS = {
  start: 'start-second-factor',
  confirm: 'confirm-second-factor',
  stop: 'stop-second-factor',
} as const

/** QR code and key for the application on the phone, and recovery codes. They are shown once. */
export type StartedFactor = { qr: string; secret: string; codes: string[] }

/** The answer to a form when the page stays. */
export type SecondFactorAnswer = { refused: SecondFactorRefusal | null; started: StartedFactor | null }

export type SecondFactorRefusal =
  | { form: 'password'; refusal: Refusal<'password'> }
  | { form: 'code'; refusal: Refusal<'code'> }
  | { form: 'stop'; refusal: Refusal<'password' | 'code'> }
