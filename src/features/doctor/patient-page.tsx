import { Navigate, useMatch } from 'react-router-dom';
import { isClinician } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { DoctorViewProvider } from '@/features/doctor/queries/doctor-view-provider.tsx';
import { PatientView } from '@/features/doctor/patient/patient-view.tsx';

/**
 * /doctor/patient/:userId: one patient of the signed-in doctor. Users who are not doctors are redirected to the
 * dashboard.
 */
export default function PatientPage() {
  const userId = useMatch('/doctor/patient/:userId')?.params.userId ?? '';
  const user = useSession((session) => session.user);
  if (!user || !isClinician(user.labels)) return <Navigate to="/dashboard" replace />;
  return (
    <DoctorViewProvider doctorId={user.id}>
      <PatientView key={userId} doctorId={user.id} userId={userId} />
    </DoctorViewProvider>
  );
}
