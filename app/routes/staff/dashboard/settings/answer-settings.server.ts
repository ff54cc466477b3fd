import { data, redirect } from 'react-router'
import { noticePath } from '#app/site/notice-path.ts'
import type { NoticeCode } from '#app/site/notices.ts'

/** The answer to a form of Configuración: what is wrong with it, or its page again with a notice that it is saved. */
export function answerSettings<Refused extends object>(
  path: string,
  saved: { ok: true } | { ok: false; refusal: Refused; status?: number },
  notice: NoticeCode = 'configuracion-guardada',
) {
  return saved.ok ? redirect(noticePath(path, notice), 303) : data(saved.refusal, { status: saved.status ?? 422 })
}
