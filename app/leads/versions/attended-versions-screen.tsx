import type { ComponentProps } from 'react'
import { CompareVersions } from '#app/editing/versions/compare-screen.tsx'
import type { VersionComparison } from '#app/editing/versions/versions.ts'
import { STORED_FOR, VersionList } from '#app/editing/versions/versions-screen.tsx'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'

type Props = {
  path: string
  title: string
  back: { to: string; label: string }
  /** 'el prospecto entero': what every version has. */
  whole: string
  page: { versions: ComponentProps<typeof VersionList>['versions']; comparison: VersionComparison | null }
  answer: { message: string | null } | null
}

/** The versions of a lead or a visit, or two of them side by side. */
export function AttendedVersionsScreen({ path, title, back, whole, page, answer }: Props) {
  const { versions, comparison } = page
  return (
    <>
      <PanelHead back={comparison ? { to: path, label: 'Todas las versiones' } : back} title={title} />
      <div className="grid gap-5">
        {comparison ? (
          <CompareVersions path={path} comparison={comparison} faults={[]} isWhole />
        ) : (
          <VersionList path={path} versions={versions} intro={`Cada vez que se guarda queda ${whole}. ${STORED_FOR}`} />
        )}
      </div>
      <FailureNotice answer={answer} />
    </>
  )
}
