import { data } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { NOTICE_PARAM } from '#app/site/notice-param.ts'
import { UNREACHABLE } from '#app/ui/is-answered.ts'

/** Sentences for a form whose lead or visit went away while somebody typed, by the notice of the page to which that leads. */
const GONE: Record<string, string> = {
  'prospecto-inexistente':
    'Este prospecto ya no está: alguien lo eliminó, o ahora lo atiende otra persona. Lo que escribiste sigue aquí.',
  'visita-inexistente': 'La visita ya no existe. Lo que escribiste sigue aquí.',
}

/**
 * The server's answer to a form about a lead. `refusal` takes its place as in `orRefusal`, and also when the lead is gone: the
 * page stays, with the typed text.
 */
export function orLeadRefusal<Answer, Refused extends { message: string | null }>(
  answer: Promise<Answer>,
  refusal: Refused,
) {
  const checked = answer.catch((thrown: unknown) => {
    const message = goneMessage(thrown)
    if (message === undefined) throw thrown
    return data({ ...refusal, message }, { status: UNREACHABLE })
  })
  return orRefusal(checked, refusal)
}

function goneMessage(thrown: unknown): string | undefined {
  if (!(thrown instanceof Response)) return undefined
  const query = thrown.headers.get('Location')?.split('?')[1]
  return GONE[new URLSearchParams(query).get(NOTICE_PARAM) ?? '']
}
