import type { ControlHtml, ControlRule } from './control-rules.ts'
import { textOf } from './form-text.ts'
import type { Refusal } from './refusal.ts'

/**
 * A form as one table: its controls by name, each with its rule. From it come the HTML of the controls, the browser's
 * check and the server's Zod schema (zod-schema.ts). The browser reads the table itself: even `zod/mini` would add 4.5 KB
 * (brotli) to the contact page and to the login.
 */
export type FormRules<Values> = { readonly [Name in keyof Values & string]: ControlRule<Values[Name]> }
type Names<Values> = keyof Values & string
type Typed<Values> = Record<Names<Values>, string>

/** The controls of a form, in its order. */
export function controlNames<Values>(rules: FormRules<Values>): Names<Values>[] {
  return Object.keys(rules) as Names<Values>[]
}

/** What somebody sent, whatever it was, as texts: what was not sent, or was sent as a file, is empty. */
export function typedIn<Values>(rules: FormRules<Values>, form: FormData): Typed<Values> {
  const entries = controlNames(rules).map((name) => [name, rules[name].tidy(textOf(form, name))])
  return Object.fromEntries(entries) as Typed<Values>
}

/** What is wrong with each control; an empty object when nothing is. */
export function errorsIn<Values>(rules: FormRules<Values>, typed: Typed<Values>): Refusal<Names<Values>>['errors'] {
  const errors: Refusal<Names<Values>>['errors'] = {}
  for (const name of controlNames(rules)) {
    const read = rules[name].read(typed[name])
    if ('message' in read) errors[name] = read.message
  }
  return errors
}

/** What of it may go back to the page. */
export function shownAgain<Values>(rules: FormRules<Values>, typed: Typed<Values>): Refusal<Names<Values>>['values'] {
  const values: Refusal<Names<Values>>['values'] = {}
  for (const name of controlNames(rules)) if (!rules[name].secret) values[name] = typed[name]
  return values
}

/** Everything that a control of the kit (app/ui/form) needs, but for its label. */
type ControlProps = ControlHtml & { name: string; defaultValue?: string; error: string | undefined }

/**
 * The controls of a form as its screen paints them.
 * @param refusal what was sent and not taken; it goes before what the form is opened with
 */
export function controlsOfForm<Values>(
  rules: FormRules<Values>,
  refusal: Refusal<Names<Values>> | null,
  opened: Partial<Typed<Values>> = {},
): (name: Names<Values>) => ControlProps {
  return (name) => {
    const { html, secret } = rules[name]
    const value = secret ? {} : { defaultValue: refusal?.values[name] ?? opened[name] ?? '' }
    return { ...html, ...value, name, error: refusal?.errors[name] }
  }
}
