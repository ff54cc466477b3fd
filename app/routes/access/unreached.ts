import { data } from 'react-router'

/** What stands for an answer that never came. From 400 on the page asks the server for nothing else. */
const UNREACHED = 503

/** What the server answers to a form; where it can't be reached, or breaks, the form stays as it was typed and says so. */
export async function orUnreached<T>(answer: Promise<T>, failure: string) {
  try {
    return await answer
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    return data({ failure }, { status: UNREACHED })
  }
}
