import { TYPED_MINUS, USUAL_DECIMALS, withThousands } from '#app/figures/typed-figure.ts'

/** Position of the caret after commas have changed: after as many digits as it had before it in `typed`. */
export function caretAfterTyping(typed: string, caret: number, shown: string): number {
  const before = typed.slice(0, caret)
  let figures = before.replaceAll(/[^\d.]/g, '').length + (TYPED_MINUS.test(before) ? 1 : 0)
  if (figures === 0) return 0
  for (const [at, letter] of [...shown].entries()) {
    if (letter !== ',') figures -= 1
    if (figures === 0) return at + 1
  }
  return shown.length
}

/** An input event of a field. */
type Edit = { target: HTMLInputElement; nativeEvent: object }

/** Inserts thousands commas while somebody types, before React reads the value, and keeps the caret in place. */
export function groupThousands({ target: field, nativeEvent }: Edit, decimals = USUAL_DECIMALS): void {
  const typed = field.value
  const shown = withThousands(typed, decimals)
  if (shown === typed) return
  const left = caretAfterTyping(typed, field.selectionStart ?? typed.length, shown)
  // Deleting forward skips a comma, which would otherwise come back for ever.
  const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward'
  const caret = isForward && shown[left] === ',' ? left + 1 : left
  field.value = shown
  field.setSelectionRange(caret, caret)
}
