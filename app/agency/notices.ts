/**
 * What the public site may tell a visitor whom it has sent elsewhere (decision 16). The code travels in the address,
 * so that the notice survives a redirect without JavaScript; a code that is not listed shows nothing.
 */
const NOTICES = {
  'propiedad-no-encontrada': { kind: 'failure', text: 'La propiedad no fue encontrada' },
} as const

type NoticeCode = keyof typeof NOTICES

const PARAM = 'aviso'

/** The address of a page of the site that shows a notice on arrival. */
export function noticePath(path: string, code: NoticeCode): string {
  return `${path}${path.includes('?') ? '&' : '?'}${PARAM}=${code}`
}

/** The notice that an address asks for; null when it asks for none that exists. */
export function noticeIn(params: URLSearchParams) {
  const code = params.get(PARAM)
  return isNoticeCode(code) ? NOTICES[code] : null
}

/** The same parameters without the notice. */
export function withoutNotice(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(PARAM)
  return rest
}

function isNoticeCode(code: string | null): code is NoticeCode {
  return code !== null && Object.hasOwn(NOTICES, code)
}
