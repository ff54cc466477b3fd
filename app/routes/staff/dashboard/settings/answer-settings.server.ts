import { data, redirect } from 'react-router'
import { noticePath } from '#app/site/notice-path.ts'
import type { NoticeCode } from '#app/site/notices.ts'

/** The answer to a form of Configuración: what is wrong with it, or its page again with a notice that it is saved. */
export function answerSettings<Refused extends object>(
  path: string,
  refused: Refused | null,
  { notice = 'configuracion-guardada', status = 422 }: { notice?: NoticeCode; status?: number } = {},
) {
  return refused ? data(refused, { status }) : redirect(noticePath(path, notice), 303)
}
