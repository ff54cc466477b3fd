import { useState } from 'react'
import { Notice } from '#app/ui/notice.tsx'

/** Message of an unsaved form; it is shown anew for each answer. */
export function FailureNotice({ answer }: { answer: { message: string | null } | null }) {
  const [told, setTold] = useState({ answer, count: 0 })
  if (told.answer !== answer) setTold({ answer, count: told.count + 1 })
  return answer?.message ? <Notice key={told.count} kind="failure" text={answer.message} /> : null
}
