import { answerCalls } from "#app/integrations/threads/answer-calls";
import { writeCalendar } from "./write-calendar.server";
import type { CalendarCall } from "./write-calendar.server";

answerCalls<CalendarCall, string>(writeCalendar);
