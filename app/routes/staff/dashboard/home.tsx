import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { href } from 'react-router'
import { backupWarning } from '#app/backups/backup-state.ts'
import { lastBackup } from '#app/backups/night.server.ts'
import { OpenRegistrationNotice } from '#app/accounts/open-registration-notice.tsx'
import { LinkByOtherNotice } from '#app/accounts/own-account/link-by-other-notice.tsx'
import { findLinkByOther } from '#app/accounts/own-account/links-by-others.server.ts'
import { readRegistration } from '#app/accounts/team/registration.server.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { countActivitySince } from '#app/activity/activity-log.server.ts'
import { dayIn, hourIn, startOfDay } from '#app/calendar/calendar-day.ts'
import { HomeHead } from '#app/panel/home-head.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { greeting } from '#app/panel/person.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { countTodaysAlerts, findFirstAlerts } from '#app/alerts/contract-alerts.server.ts'
import { AlertsBox } from '#app/alerts/alerts-box.tsx'
import { countMessages, findRejected } from '#app/contact/panel/find-messages.server.ts'
import { RejectedMessages } from '#app/contact/panel/rejected-messages.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { ListActions } from '#app/inventory/list-actions.tsx'
import { findNewest } from '#app/inventory/panel-list.server.ts'
import { countPending, countProperties, countUnreadable } from '#app/inventory/panel-stats.server.ts'
import { PendingBand } from '#app/inventory/pending-band.tsx'
import { findPublishingSteps } from '#app/inventory/publishing/find-publishing-steps.server.ts'
import { PublishingList } from '#app/inventory/publishing/publishing-list.tsx'
import { findUnreadable } from '#app/takeout/json-columns.server.ts'
import { offeredSteps } from '#app/welcome/welcome-steps.ts'
import { findWelcome } from '#app/welcome/welcome.server.ts'
import { findDemoName } from '#app/welcome/start-own.server.ts'
import { WelcomeOffer } from '#app/welcome/welcome-offer.tsx'
import { findMostRequested } from '#app/interest/interest.server.ts'
import { UnreadableNotice, UnreadableStored } from '#app/inventory/unreadable-notice.tsx'
import { UnplacedNotice } from '#app/inventory/map/unplaced-notice.tsx'
import { countUnplaced } from '#app/inventory/map/find-panel-map.server.ts'
import { AddedList, RecentProperties } from '#app/inventory/recent-properties.tsx'
import { StatCards } from '#app/inventory/stat-cards.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import type { Route } from './+types/home.ts'

/** Figures of the spec, section 9. */
const [IN_GRID, IN_LIST, ALERTS] = [6, 5, 3]

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Dashboard')
}

export async function loader({ context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store, accounts, backupFolder, now } = parts
  const timeZone = await findTimeZone(store)
  const today = dayIn(timeZone, now())
  const makesBackups = (await backupFolder.find()) !== null
  const [stats, newest, first, count, movements, pending, messages, mostRequested, unplaced, backup, rejected] =
    await Promise.all([
      countProperties(store, startOfDay(timeZone, `${today.slice(0, 7)}-01`)),
      findNewest(store, IN_GRID),
      findFirstAlerts(store, today, ALERTS),
      countTodaysAlerts(store, today),
      countActivitySince(store, startOfDay(timeZone, today)),
      countPending(store, today),
      countMessages(store.db),
      findMostRequested(store, today),
      countUnplaced(store),
      makesBackups ? lastBackup(store.db) : null,
      findRejected(store.db, now()),
    ])
  const registration = await readRegistration(store.db, accounts)
  return {
    greeting: greeting(context.get(staffContext), hourIn(timeZone, now())),
    link: await findLinkByOther(parts, context.get(staffContext)),
    registration,
    publishing: await findPublishingSteps(parts, { properties: stats.total, registration }),
    demo: await findDemoName(store),
    welcome: offeredSteps(await findWelcome(store)),
    backupWarning: backup && backupWarning(backup, now(), timeZone),
    alerts: { first, count },
    stats,
    newest,
    movements,
    unplaced,
    pending: { messages: messages.pendiente, deadlines: count, properties: pending, mostRequested },
    rejected,
    unreadable: await countUnreadable(store),
    unreadableStored: await findUnreadable(store.db),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { greeting: hello, registration, backupWarning: warning, stats, newest, alerts } = loaderData
  return (
    <>
      <HomeHead greeting={hello} alerts={alerts.count} movements={loaderData.movements} />
      <LinkByOtherNotice link={loaderData.link} />
      <OpenRegistrationNotice {...registration} action={href('/dashboard/configuracion/equipo')} />
      <WelcomeOffer open={loaderData.welcome} demo={loaderData.demo} />
      <PublishingList steps={loaderData.publishing} />
      {warning && <p className={BANNER}>{warning}</p>}
      <UnreadableStored names={loaderData.unreadableStored} />
      <RejectedMessages rejected={loaderData.rejected} />
      <PendingBand {...loaderData.pending} />
      <ListActions />
      <StatCards stats={stats} />
      <UnplacedNotice count={loaderData.unplaced} />
      <UnreadableNotice count={loaderData.unreadable} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-6">
        <RecentProperties rows={newest} />
        <div className="grid min-w-0 gap-5">
          <AlertsBox {...alerts} />
          <AddedList rows={newest.slice(0, IN_LIST)} />
        </div>
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
