/** An expected outcome that is not success. `Why` is a code, a sentence, or what a form shows again. */
export type Refused<Why, More extends object = object> = { ok: false; refusal: Why } & More

/** An expected outcome: what was done, or why not. Whatever nobody expects is thrown. */
export type Result<Done extends object, Why> = ({ ok: true } & Done) | Refused<Why>
