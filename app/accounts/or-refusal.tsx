import { data } from 'react-router'
import { orUnreachable } from '#app/forms/or-unreachable.tsx'
import { SIGNED_OUT } from '#app/forms/refusal.ts'
import { NOTICE_PARAM } from '#app/site/notice-param.ts'
import { type NoticeCode, noticeOf } from '#app/site/notices.ts'
import { UNREACHABLE } from '#app/ui/is-answered.ts'
import { leadsToLogin } from './return-path.ts'

/** Notices of a redirect away from a form whose subject somebody deleted while it was typed. */
const GONE = ['prospecto-inexistente', 'visita-inexistente'] as const satisfies readonly NoticeCode[]
const NOTHING_SAVED = 'No se guardó nada: si escribiste algo, cópialo antes de salir de esta página.'

/**
 * The server's answer to a form of the panel. `refusal` takes its place when nothing answers (`orUnreachable`), or when the
 * answer redirects away because the session has ended or the subject of the form is gone: the form keeps the typed text and
 * says why.
 */
export function orRefusal<Answer, Refused extends { message: string | null }>(
  answer: Promise<Answer>,
  refusal: Refused,
) {
  const checked = answer.catch((thrown: unknown) => {
    const message = reasonToStay(thrown)
    if (message === null) throw thrown
    return data({ ...refusal, message }, { status: UNREACHABLE })
  })
  return orUnreachable(checked, refusal)
}

function reasonToStay(thrown: unknown): string | null {
  if (!(thrown instanceof Response)) return null
  const to = thrown.headers.get('Location') ?? ''
  if (leadsToLogin(to)) return SIGNED_OUT
  const notice = new URLSearchParams(to.split('?')[1]).get(NOTICE_PARAM)
  const gone = GONE.find((code) => code === notice)
  return gone ? `${noticeOf(gone).text}. ${NOTHING_SAVED}` : null
}
