import { z } from 'zod'
import { type FormRules, controlNames } from './form-rules.ts'
import type { Reading } from './control-readers.ts'

// Compiling a schema needs `eval`, which the pages' policy forbids: not even trying keeps the browser's console silent.
z.config({ jitless: true })

/** A form's table as a Zod schema, from the texts of its controls to their values. */
export function schemaOf<Values>(rules: FormRules<Values>): z.ZodType<Values> {
  const shape = Object.fromEntries(controlNames(rules).map((name) => [name, controlSchema(rules[name].read)]))
  return z.object(shape) as z.ZodType<unknown> as z.ZodType<Values>
}

/** A reading as a Zod schema: of several texts the last counts, what is no text says nothing. */
export function controlSchema<Value>(read: (text: string) => Reading<Value>) {
  return z.optional(z.unknown()).transform((sent, context): Value => {
    const found = read(textsIn(sent).at(-1) ?? '')
    if ('value' in found) return found.value
    refuseControl(found.message, context)
    return z.NEVER
  })
}

/** Every text that a control sent; a file is none. */
export function textsIn(sent: unknown): string[] {
  return [sent].flat().filter((value) => typeof value === 'string')
}

export function refuseControl(message: string, context: z.core.$RefinementCtx): void {
  context.issues.push({ code: 'custom', message, input: context.value })
}
