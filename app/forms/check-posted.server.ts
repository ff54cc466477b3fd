import { type FormRules, shownAgain, typedIn } from './form-rules.ts'
import type { Refusal } from './refusal.ts'
import type { Result } from './result.ts'
import { schemaOf } from './zod-schema.ts'

/** A valid form with the values that may return to the page; or its refusal. */
type Posted<Values> = Result<
  { values: Values; shown: Refusal<keyof Values & string>['values'] },
  Refusal<keyof Values & string>
>

/** Validates a posted form, whoever sent it. */
export function checkPosted<Values>(rules: FormRules<Values>, form: FormData): Posted<Values> {
  const typed = typedIn(rules, form)
  const shown = shownAgain(rules, typed)
  const result = schemaOf(rules).safeParse(typed)
  if (result.success) return { ok: true, values: result.data, shown }
  const errors: Refusal<keyof Values & string>['errors'] = {}
  for (const { path, message } of result.error.issues) errors[path[0] as keyof Values & string] ??= message
  return { ok: false, refusal: { values: shown, errors, message: null } }
}
