import { useState } from 'react'

/** Answer when the server could not be reached. */
type Unanswered = { message: string | null }

/** The last answer of the server; an unanswered change does not replace it. */
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
