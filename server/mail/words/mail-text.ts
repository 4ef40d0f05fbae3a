interface Text {
  readonly subject: string;
  /** Paragraphs. `{link}`, `{code}`, `{device}` and `{time}` stand for what is filled in. */
  readonly text: readonly string[];
}

/** The words of all mails in one language. */
export interface MailWords {
  readonly hello: string;
  readonly ignore: string;
  readonly unknownDevice: string;
  readonly verification: Text;
  readonly recovery: Text;
  /** To a new member of the staff, whom the clinic has made an account for. */
  readonly invitation: Text;
  readonly emailChanged: Text;
  readonly passwordChanged: Text;
  readonly newDevice: Text;
  readonly code: Text;
}
