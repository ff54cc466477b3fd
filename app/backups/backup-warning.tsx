import { BANNER } from '#app/ui/panel/banner.ts'

/** Tells the panel's people that no backup was made of late. */
export function BackupWarning({ children }: { children: string }) {
  return <p className={BANNER}>{children}</p>
}
