import { Icon } from '#app/ui/icon.tsx'

/** What went wrong with a form as a whole (decision 16). */
export function FailureBanner({ text }: { text: string }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-md border border-danger-line bg-danger-bg px-4 py-3 leading-normal font-medium text-danger"
    >
      <Icon name="warning" className="mt-[.15em]" />
      {text}
    </div>
  )
}
