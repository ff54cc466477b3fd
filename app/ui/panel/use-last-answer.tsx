import { useState } from 'react'

/** What a page is told where nothing answered a change. */
type Unanswered = { message: string | null }

/** The last answer to a change that a page shows: where nothing answered another one, what it showed stays. */
export function useLastAnswer<Answer extends object>(answer: Answer | Unanswered | undefined): Answer | undefined {
  const [known, setKnown] = useState({ answer, last: answered(answer) })
  if (known.answer === answer) return known.last
  const last = answer && isUnanswered(answer) ? known.last : answered(answer)
  setKnown({ answer, last })
  return last
}

function answered<Answer extends object>(answer: Answer | Unanswered | undefined): Answer | undefined {
  return answer && !isUnanswered(answer) ? answer : undefined
}

function isUnanswered(answer: object): answer is Unanswered {
  return 'message' in answer
}
