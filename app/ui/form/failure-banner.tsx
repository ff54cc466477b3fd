import { Icon } from '#app/ui/icon.tsx'

/** Error of a form as a whole (decision 16). */
export function FailureBanner({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p
      role="alert"
      className={`flex items-start gap-2 rounded-md border border-danger-line bg-danger-bg px-4 py-3 font-medium text-danger ${className}`}
    >
      <Icon name="warning" className="mt-[.15em]" />
      {text}
    </p>
  )
}
