import { z } from 'zod'
import { type FormRules, controlNames } from './form-rules.ts'
import type { Reading } from './control-readers.ts'

// Zod would try `eval`, which the pages' policy forbids, and the browser would report that on its console.
z.config({ jitless: true })

/** The rules of a form as a Zod schema, from control texts to values. */
export function schemaOf<Values>(rules: FormRules<Values>): z.ZodType<Values> {
  const shape = Object.fromEntries(controlNames(rules).map((name) => [name, controlSchema(rules[name].read)]))
  return z.object(shape) as z.ZodType<unknown> as z.ZodType<Values>
}

/** A control reader as a Zod schema. Of several texts the last one counts; anything else is an empty text. */
export function controlSchema<Value>(read: (text: string) => Reading<Value>) {
  return z.optional(z.unknown()).transform((sent, context): Value => {
    const found = read(textsIn(sent).at(-1) ?? '')
    if ('value' in found) return found.value
    refuseControl(found.message, context)
    return z.NEVER
  })
}

/** All texts of a posted control; files are ignored. */
export function textsIn(sent: unknown): string[] {
  return [sent].flat().filter((value) => typeof value === 'string')
}

export function refuseControl(message: string, context: z.core.$RefinementCtx): void {
  context.issues.push({ code: 'custom', message, input: context.value })
}
