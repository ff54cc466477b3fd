/** Why a form was not taken, and what it shows again: the same for every form of the product. */
export type Refusal<Control extends string> = {
  /** What was typed, to stay in its controls; a password never goes back to a page. */
  values: Partial<Record<Control, string>>
  /** One sentence for each control that is wrong. */
  errors: Partial<Record<Control, string>>
  /** One sentence about the form as a whole; null where its controls say everything. */
  message: string | null
}

/** A form of which no control is wrong, refused all the same. */
export function refusedWith<Control extends string = never>(
  message: string,
  values: Refusal<Control>['values'] = {},
): Refusal<Control> {
  return { values, errors: {}, message }
}

/** Said where what was typed stays on the page of somebody whose session has ended. */
export const SIGNED_OUT = 'Tu sesión terminó. Inicia sesión en otra pestaña y vuelve a intentarlo.'
