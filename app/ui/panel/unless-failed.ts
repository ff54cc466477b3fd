import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { UNREACHABLE, isAnswered } from '#app/ui/is-answered.ts'

/** Result of a change when the server was unreachable or failed. */
type Failed = { ok: false; refusal: 'failed' }

/**
 * The server's answer to a change, or `failed` if it was unreachable or failed. Redirects (to the login) are passed on.
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
 * A failed change does not reload the page's data: offline, that would replace the page by an error. Any other answer
 * does.
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
  return typeof result === 'object' && result !== null && 'refusal' in result && result.refusal === 'failed'
}
