// @vitest-environment page
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultMessageAlerts, type MessageAlerts } from '@/model/notifications/message-alerts.ts';
