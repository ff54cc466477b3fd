/** Why a form was rejected, and what it shows again. All forms of the product use it. */
export type Refusal<Control extends string> = {
  /** The typed texts, except passwords. */
  values: Partial<Record<Control, string>>
  /** One sentence for each control that is wrong. */
  errors: Partial<Record<Control, string>>
  /** A sentence about the form as a whole; null if the controls' errors say everything. */
  message: string | null
}

/** The rejection of a form whose controls are all valid. */
export function refusedWith<Control extends string = never>(
  message: string,
  values: Refusal<Control>['values'] = {},
): Refusal<Control> {
  return { values, errors: {}, message }
}

/** Message for a person whose session has ended; the typed texts stay on the page. */
export const SIGNED_OUT = 'Tu sesión terminó. Inicia sesión en otra pestaña y vuelve a intentarlo.'
