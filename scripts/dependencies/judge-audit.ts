import * as v from 'valibot';

const Audit = v.object({
  metadata: v.object({
    vulnerabilities: v.object({
      low: v.number(),
      moderate: v.number(),
      high: v.number(),
      critical: v.number(),
    }),
  }),
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string() })),
});
const Failure = v.object({ message: v.string() });
const ADDRESS = /\b[a-z]+:\/\/\S+/g;

export interface AuditVerdict {
  /** Whether the registry was asked and answered. */
  readonly isAudited: boolean;
  readonly hasFailed: boolean;
  readonly lines: readonly string[];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the output of `npm audit --json`. A high or critical weakness is a failure. An audit that did not happen is no
 * failure, and says clearly that it did not happen.
 */
export function judgeAudit(output: string): AuditVerdict {
  const answer = parseJson(output);
  const audit = v.safeParse(Audit, answer);
  if (!audit.success) {
    const failure = v.safeParse(Failure, answer);
    const reason = (failure.success ? failure.output.message : 'npm audit gave no answer').replaceAll(
      ADDRESS,
      'the registry',
    );
    return {
      isAudited: false,
      hasFailed: false,
      lines: [
        `NOT AUDITED: ${reason}`,
        'Nothing is known about weaknesses of the packages. Run npm run audit where the registry answers.',
      ],
    };
  }
  const { low, moderate, high, critical } = audit.output.metadata.vulnerabilities;
  const grave = Object.entries(audit.output.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `  ${severity}: ${name}`);
  return {
    isAudited: true,
    hasFailed: high + critical > 0,
    lines: [`Audited: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`, ...grave],
  };
}
