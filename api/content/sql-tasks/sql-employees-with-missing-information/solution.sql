(
  select student_id from applications
  except
  select candidate_id from mock_interviews
)
union
(
  select candidate_id from mock_interviews
  except
  select student_id from applications
)
order by student_id;
