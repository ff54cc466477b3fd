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

/** The posted texts by control name; a missing control or a file is ''. */
export function typedIn<Values>(rules: FormRules<Values>, form: FormData): Typed<Values> {
  const entries = controlNames(rules).map((name) => [name, rules[name].tidy(textOf(form, name))])
  return Object.fromEntries(entries) as Typed<Values>
}

/** The error of each control; empty if all are valid. */
export function errorsIn<Values>(rules: FormRules<Values>, typed: Typed<Values>): Refusal<Names<Values>>['errors'] {
  const errors: Refusal<Names<Values>>['errors'] = {}
  for (const name of controlNames(rules)) {
    const read = rules[name].read(typed[name])
    if ('message' in read) errors[name] = read.message
  }
  return errors
}

/** The values that may return to the page. */
export function shownAgain<Values>(rules: FormRules<Values>, typed: Typed<Values>): Refusal<Names<Values>>['values'] {
  const values: Refusal<Names<Values>>['values'] = {}
  for (const name of controlNames(rules)) if (!rules[name].secret) values[name] = typed[name]
  return values
}

/** Props of a control of app/ui/form, except its label. */
type ControlProps = ControlHtml & { name: string; defaultValue?: string; error: string | undefined }

/** Props for each control of a form. @param refusal the rejected values; they take precedence over the initial ones */
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
