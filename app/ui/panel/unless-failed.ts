import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { UNREACHABLE, isAnswered } from '#app/ui/or-unreachable.ts'

/** Said of a change by one button that was not made, or of which no answer came. */
export const CHANGE_FAILED = 'No se pudo hacer el cambio. Revisa tu conexión e intenta nuevamente.'

/** What a page's own code answers in place of the server that could not be reached, or broke. */
type Failed = { outcome: 'failed' }

/**
 * What the server answers to a change, or `failed` in its place: the page stays, with what was typed in it. An answer
 * that leads elsewhere, as to the login, does.
 */
export async function orFailed<T, F extends Failed>(answer: Promise<T>, failed: F): Promise<T | F> {
  try {
    return await answer
  } catch (thrown) {
    if (isAnswered(thrown)) throw thrown
    return failed
  }
}

/**
 * After a change that came to nothing the page stays as it is: asking for its data anew would put an error in its place
 * where there is no connection. After any other answer, good or bad, it shows what is true.
 */
export function revalidateUnlessFailed({
  actionResult,
  actionStatus,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (isFailed(actionResult) || actionStatus === UNREACHABLE) return false
  return formMethod === 'POST' || defaultShouldRevalidate
}

function isFailed(result: unknown): result is Failed {
  return typeof result === 'object' && result !== null && 'outcome' in result && result.outcome === 'failed'
}
