import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { backupWarning } from '#app/backups/backup-state.ts'
import { lastBackup } from '#app/backups/night.server.ts'
import { LinkByOtherNotice } from '#app/accounts/own-account/link-by-other-notice.tsx'
import { findLinkByOther } from '#app/accounts/own-account/links-by-others.server.ts'
import { readRegistration } from '#app/accounts/team/registration.server.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { countActivitySince } from '#app/activity/activity-log.server.ts'
import { dayIn, hourIn, startOfDay } from '#app/calendar/calendar-day.ts'
import { usePastedChat } from '#app/leads/panel/use-pasted-chat.tsx'
import { HomeHead } from '#app/panel/home-head.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { greeting } from '#app/panel/person.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { AlertsBox } from '#app/alerts/alerts-box.tsx'
import { findRejected } from '#app/contact/panel/find-messages.server.ts'
import { RejectedMessages } from '#app/contact/panel/rejected-messages.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { ListActions } from '#app/inventory/list-actions.tsx'
import { findNewest } from '#app/inventory/panel-list.server.ts'
import { countProperties, countUnreadable } from '#app/inventory/panel-stats.server.ts'
import { findPending } from '#app/inventory/find-pending.server.ts'
import { PendingList } from '#app/inventory/pending-list.tsx'
import { findPublishingSteps } from '#app/inventory/publishing/find-publishing-steps.server.ts'
import { findUnreadable } from '#app/takeout/json-columns.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { activityInScope } from '#app/leads/lead-scope.server.ts'
import { offeredSteps } from '#app/welcome/welcome-steps.ts'
import { findWelcome } from '#app/welcome/welcome.server.ts'
import { findDemoName } from '#app/welcome/start-own.server.ts'
import { SetupLine } from '#app/welcome/setup-line.tsx'
import { UnreadableNotice, UnreadableStored } from '#app/inventory/unreadable-notice.tsx'
import { UnplacedNotice } from '#app/inventory/map/unplaced-notice.tsx'
import { countUnplaced } from '#app/inventory/map/find-panel-map.server.ts'
import { RecentProperties } from '#app/inventory/recent-properties.tsx'
import { StatCards } from '#app/inventory/stat-cards.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import type { Route } from './+types/home.ts'

/** Figures of the spec, section 9. */
const [IN_GRID, ALERTS] = [6, 3]

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Dashboard')
}

export async function loader({ context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store, accounts, backupFolder, now } = parts
  const timeZone = await findTimeZone(store)
  const today = dayIn(timeZone, now())
  const staff = context.get(staffContext)
  const scope = await findLeadScope(store.db, staff)
  const [stats, newest, pending, movements, unplaced, backup, rejected] = await Promise.all([
    countProperties(store, startOfDay(timeZone, `${today.slice(0, 7)}-01`)),
    findNewest(store, IN_GRID),
    findPending(store, { today, now: now(), asesorId: staff.id, scope }),
    countActivitySince(store, startOfDay(timeZone, today), activityInScope(scope)),
    countUnplaced(store),
    backupFolder.find().then((folder) => (folder === null ? null : lastBackup(store.db))),
    findRejected(store.db, now()),
  ])
  const registration = await readRegistration(store.db, accounts)
  return {
    greeting: greeting(staff, hourIn(timeZone, now())),
    link: await findLinkByOther(parts, staff),
    registration,
    publishing: await findPublishingSteps(parts, { properties: stats.total, registration }),
    demo: await findDemoName(store),
    welcome: offeredSteps(await findWelcome(store)),
    backupWarning: backup && backupWarning(backup, now(), timeZone),
    unplaced,
    alerts: { first: pending.deadlines.slice(0, ALERTS), count: pending.deadlineCount },
    stats,
    newest,
    movements,
    pending: pending.lines,
    rejected,
    unreadable: await countUnreadable(store),
    unreadableStored: await findUnreadable(store.db),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { greeting: hello, backupWarning: warning, stats, newest, alerts } = loaderData
  const { registration, publishing, welcome, demo } = loaderData
  return (
    <>
      <div className="grid gap-3">
        <HomeHead greeting={hello} alerts={alerts.count} movements={loaderData.movements} onPaste={usePastedChat()}>
          <ListActions />
        </HomeHead>
        <LinkByOtherNotice link={loaderData.link} />
        <SetupLine registration={registration} steps={publishing} open={welcome} demo={demo} />
        {warning && <p className={BANNER}>{warning}</p>}
        <UnreadableStored names={loaderData.unreadableStored} />
        <RejectedMessages rejected={loaderData.rejected} />
        <PendingList lines={loaderData.pending} />
      </div>
      <StatCards stats={stats} />
      <UnplacedNotice count={loaderData.unplaced} />
      <UnreadableNotice count={loaderData.unreadable} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-6">
        <RecentProperties rows={newest} />
        <AlertsBox {...alerts} />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
