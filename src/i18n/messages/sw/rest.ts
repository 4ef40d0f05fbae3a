import { account } from './account.ts';
import { about } from './about.ts';
import { attention } from './attention.ts';
import { appointments } from './appointments.ts';
import { auth } from './auth.ts';
import { blog } from './blog.ts';
import { bloodwork } from './bloodwork.ts';
import { chat } from './chat.ts';
import { clinic } from './clinic.ts';
import { clinicAudit } from './clinic-audit.ts';
import { clinicDevices } from './clinic-devices.ts';
import { clinicTemplates } from './clinic-templates.ts';
import { clinicSettings } from './clinic-settings.ts';
import { clinicRoster } from './clinic-roster.ts';
import { clinicHospital } from './clinic-hospital.ts';
import { clinical } from './clinical.ts';
import { content } from './content.ts';
import { dates } from './dates.ts';
import { doctor } from './doctor.ts';
import { doctorCases } from './doctor-cases.ts';
import { documents } from './documents.ts';
import { danger } from './danger.ts';
import { doctorChat } from './doctor-chat.ts';
import { drawings } from './drawings.ts';
import { emergency } from './emergency.ts';
import { episodes } from './episodes.ts';
import { files } from './files.ts';
import { firstRun } from './first-run.ts';
import { forum } from './forum.ts';
import { doctorPatient } from './doctor-patient.ts';
import { fromDoctor } from './from-doctor.ts';
import { games } from './games.ts';
import { timers } from './timers.ts';
import { home } from './home.ts';
import { installHelp } from './install-help.ts';
import { language } from './language.ts';
import { limits } from './limits.ts';
import { lock } from './lock.ts';
import { moderation } from './moderation.ts';
import { articleEditor } from './article-editor.ts';
import { more } from './more.ts';
import { notices } from './notices.ts';
import { notifications } from './notifications.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { readingDetails } from './reading-details.ts';
import { records } from './records.ts';
import { reminders } from './reminders.ts';
import { report } from './report.ts';
import { secondFactor } from './second-factor.ts';
import { schecker } from './symptom-checker.ts';
import { midwives } from './midwives.ts';
import { meals } from './meals.ts';
import { milestones } from './milestones.ts';
import { products } from './products.ts';
import { resources } from './resources.ts';
import { support } from './support.ts';
import { validation } from './validation.ts';
import { viewer } from './viewer.ts';

/** All other messages. Every page except Today is shown only after they are loaded; see `loadAllMessages`. */
export const rest = {
  ...account,
  ...about,
  ...attention,
  ...appointments,
  ...auth,
  ...blog,
  ...bloodwork,
  ...chat,
  ...clinic,
  ...clinicAudit,
  ...clinicDevices,
  ...clinicTemplates,
  ...clinicSettings,
  ...clinicRoster,
  ...clinicHospital,
  ...clinical,
  ...midwives,
  ...content,
  ...danger,
  ...dates,
  ...doctorCases,
  ...doctorChat,
  ...doctor,
  ...documents,
  ...drawings,
  ...emergency,
  ...episodes,
  ...files,
  ...firstRun,
  ...forum,
  ...doctorPatient,
  ...fromDoctor,
  ...games,
  ...timers,
  ...home,
  ...installHelp,
  ...language,
  ...limits,
  ...lock,
  ...moderation,
  ...articleEditor,
  ...more,
  ...notices,
  ...notifications,
  ...privacy,
  ...profile,
  ...readingDetails,
  ...records,
  ...reminders,
  ...report,
  ...secondFactor,
  ...schecker,
  ...meals,
  ...milestones,
  ...products,
  ...resources,
  ...support,
  ...validation,
  ...viewer,
};
