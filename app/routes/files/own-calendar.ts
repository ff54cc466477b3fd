import { clientAddressContext, partsContext } from '#app/http/parts.server.ts'
import { SECRET_PARAM } from '#app/today/own-calendar/own-calendar.ts'
import { answerCalendar } from '#app/today/own-calendar/own-calendar-answer.server.ts'
import type { Route } from './+types/own-calendar.ts'

/** The calendar of a person, at its secret address: calendar clients have no session. */
export function loader({ url, context }: Route.LoaderArgs) {
  const secret = url.searchParams.get(SECRET_PARAM) ?? ''
  return answerCalendar(context.get(partsContext), { secret, clientAddress: context.get(clientAddressContext) })
}
