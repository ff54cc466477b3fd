import { data } from 'react-router'
import { leadsToLogin } from './return-path.ts'
import { SIGNED_OUT } from '#app/forms/refusal.ts'
import { orUnreachable } from '#app/forms/or-unreachable.tsx'
import { NOTICE_PARAM } from '#app/site/notice-param.ts'
import { type NoticeCode, noticeOf } from '#app/site/notices.ts'
import { UNREACHABLE } from '#app/ui/is-answered.ts'

const NOTHING_SAVED = 'No se guardó nada: si escribiste algo, cópialo antes de salir de esta página.'

/**
 * The server's answer to a form of the panel. `refusal` takes its place when nothing answers (`orUnreachable`), when the session
 * has ended and the answer redirects to the login, or when it redirects with the notice `gone`, because what the form changes
 * was deleted meanwhile: the form keeps the typed text and says why.
 */
export function orRefusal<Answer, Refused extends { message: string | null }>(
  answer: Promise<Answer>,
  refusal: Refused,
  gone: NoticeCode | null = null,
) {
  const checked = answer.catch((thrown: unknown) => {
    const message = thrown instanceof Response ? reasonToStay(thrown.headers.get('Location') ?? '', gone) : null
    if (message === null) throw thrown
    return data({ ...refusal, message }, { status: UNREACHABLE })
  })
  return orUnreachable(checked, refusal)
}

function reasonToStay(location: string, gone: NoticeCode | null): string | null {
  if (leadsToLogin(location)) return SIGNED_OUT
  const notice = new URLSearchParams(location.slice(location.indexOf('?') + 1)).get(NOTICE_PARAM)
  return gone === null || notice !== gone ? null : `${noticeOf(gone).text}. ${NOTHING_SAVED}`
}
