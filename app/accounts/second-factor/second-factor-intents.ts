import type { Refusal } from '#app/forms/refusal.ts'

/** What the forms of Configuración → Segundo paso post as `intent`. */
export const SECOND_FACTOR_INTENTS = {
  start: 'start-second-factor',
  confirm: 'confirm-second-factor',
  stop: 'stop-second-factor',
} as const

/** What an application on the phone reads, and what helps without the phone; shown once. */
export type StartedFactor = { qr: string; secret: string; codes: string[] }

/** What a change is answered that does not lead on. */
export type SecondFactorAnswer = { refused: SecondFactorRefusal | null; started: StartedFactor | null }

export type SecondFactorRefusal =
  | { form: 'password'; refusal: Refusal<'password'> }
  | { form: 'code'; refusal: Refusal<'code'> }
  | { form: 'stop'; refusal: Refusal<'password' | 'code'> }
